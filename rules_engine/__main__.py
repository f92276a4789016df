"""``python -m rules_engine``: the command line."""

import sys

from rules_engine.cli.main import main

sys.exit(main())
