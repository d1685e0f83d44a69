// Every environment variable that a command reads. `npm run indexes` writes docs/reference/variables.md from this list.

/**
 * @typedef {object} Variable
 * @property {string} name
 * @property {string} [standard] the value without the variable
 * @property {string} meaning with the possible values
 */

/** Variables of the running shop: `npm start`; most also of `npm run pages`. @type {readonly Variable[]} */
export const shopVariables = [
  { name: 'PORT', standard: '4300', meaning: 'Port, 0 to 65535; 0 takes a free port' },
  { name: 'HOST', standard: '127.0.0.1', meaning: 'Address; `0.0.0.0` opens the shop to the network' },
  {
    name: 'DATA_DIR',
    standard: '.data',
    meaning: 'Data folder, created at the first start; a relative path is below the repository',
  },
  { name: 'CATALOGUE_SIZE', standard: '240', meaning: 'Events on sale, 1 to 20000' },
  {
    name: 'SITE_URL',
    standard: 'the printed address',
    meaning: 'Public address in mails, documents and lists for search engines; required behind a proxy',
  },
  {
    name: 'PROXIES',
    standard: '0',
    meaning: 'Reverse proxies in front, 0 to 10, whose entries of `X-Forwarded-For` count',
  },
  { name: 'SMTP_URL', meaning: '`smtp://user:password@host:587`: delivers mail; without it mail stays in the outbox' },
  {
    name: 'OPERATOR_PAGES',
    standard: 'on if only this machine can reach the shop',
    meaning: '`on` or `off`: mail, charges, control and clock below `/fake`',
  },
  { name: 'LOG', standard: 'on', meaning: '`off`: no access log' },
  { name: 'OPEN_METRICS', standard: 'off', meaning: '`on`: other machines may read `/metrics`' },
  {
    name: 'FAKE_MAINTENANCE',
    standard: 'byClock',
    meaning: '`byClock` closes the shop on Wednesdays 00:00 to 02:00 in Hong Kong, `on` now, `off` never',
  },
  {
    name: 'FAKE_NOW',
    standard: 'the real time',
    meaning: 'First instant of the shop’s clock, such as `2026-12-03T10:00:00+08:00`',
  },
  { name: 'STORYBOOK', standard: 'http://127.0.0.1:6006', meaning: 'Storybook that `/stories` redirects to' },
  { name: 'SOCIAL_LINKS', meaning: 'Links of the footer: `Name=https://a.example, Other=https://b.example`' },
  { name: 'CHAT_SCRIPT', meaning: 'Script of a chat that supports Trusted Types; adds the chat button' },
  { name: 'FIREWALL_SCRIPT', meaning: 'Script of a web firewall that adds `firewallFetch(address, init)`' },
  { name: 'CSP_CONNECT_ORIGINS', meaning: 'Origins that scripts may call, with spaces between them' },
  { name: 'CSP_UPLOAD_ORIGINS', meaning: 'Origins that take card images' },
  { name: 'CSP_CHAT_ORIGINS', meaning: 'Origins of the chat’s frame, calls, styles, fonts and images' },
];

/** Variables of the checks and of other commands. @type {readonly Variable[]} */
export const commandVariables = [
  { name: 'CHROMIUM_PATH', standard: 'found', meaning: 'Browser of the tests' },
  { name: 'WHOLE_CHROMIUM_PATH', standard: 'found', meaning: 'Browser with windows, for pictures and tests of Back' },
  { name: 'TEST_NOW', standard: '2026-12-03T10:00:00+08:00', meaning: 'First instant of all tests' },
  { name: 'TEST_SEED', standard: '1', meaning: 'Seed of property tests' },
  { name: 'TEST_LANG', standard: 'zh_hk', meaning: 'Language of end-to-end tests' },
  { name: 'TEST_TIME_ZONE', standard: 'Asia/Hong_Kong', meaning: 'Time zone of the browser' },
  { name: 'TEST_DELAY', meaning: 'Milliseconds by which end-to-end tests delay every call' },
  { name: 'TEST_TAG', meaning: 'Runs only end-to-end tests with this tag' },
  { name: 'TEST_WEATHER', meaning: 'Weather signal of end-to-end tests, such as `typhoon8`' },
  { name: 'KILLS', standard: '5, or 2 for `crowd`', meaning: 'Kills of the shop in the tests of `tests/purchase`' },
  { name: 'BUYERS', standard: '60', meaning: 'Buyers of `tests/purchase/crowd.test.ts`' },
  { name: 'SEATS', standard: '15', meaning: 'Seats of `tests/purchase/crowd.test.ts`' },
  { name: 'ROUNDS', standard: '5', meaning: 'Repetitions of `npm run bench`' },
  { name: 'PAGES', meaning: 'Measures only the pages of `npm run bench -- pages` whose name starts so' },
  { name: 'STORYBOOK_STOREFRONT', standard: 'http://127.0.0.1:4300', meaning: 'Shop that Storybook links to' },
  { name: 'CHROMATIC_PROJECT_TOKEN', meaning: 'Project of `npm run chromatic`' },
  { name: 'NPM_TOKEN', meaning: 'Token with which `npm run release` publishes' },
];
