// `npm run browsers` installs Firefox and WebKit.
import { installBrowsers } from './browser.mjs';

installBrowsers();
