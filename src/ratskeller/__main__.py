"""``python -m ratskeller``."""

import sys

from ratskeller.cli import main

if __name__ == "__main__":  # bot processes import this module under another name
    sys.exit(main())
