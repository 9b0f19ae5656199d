"""The plain referee lies one room up and is shared with other tests."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent))
