import './theme.css.js';
import './page.css.js';
import './reset.css.js';
