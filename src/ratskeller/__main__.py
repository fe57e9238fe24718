"""``python -m ratskeller``."""

import sys

from ratskeller.cli import main

sys.exit(main())
