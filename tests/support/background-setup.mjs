/** For long parts that wait for nobody: browsers and emulators beside them come first. */
import os from 'node:os';

os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
