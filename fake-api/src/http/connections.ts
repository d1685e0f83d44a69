import type { Server } from 'node:http';

/** Idle time-out in milliseconds, longer than the usual 60 seconds of proxies and browsers. */
const idleTime = 65_000;

/** The page for too many cookies. Other sites on the same host, such as localhost, may have set them. */
const page = `<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>First Gong 開鑼</title>
<p lang="en-HK">Your browser sends more cookies than this site can read. Delete the cookies of this address in the settings of your browser, and load the page again.</p>
<p lang="zh-HK">你的瀏覽器傳送的 cookie 太多，本網站無法讀取。請在瀏覽器設定刪除此網址的 cookie，再重新載入頁面。</p>
<p lang="zh-CN">你的浏览器发送的 cookie 太多，本网站无法读取。请在浏览器设置删除此网址的 cookie，再重新加载页面。</p>
`;

/** Responses to unreadable requests, by Node's error code. */
const answers = new Map([
  [
    'HPE_HEADER_OVERFLOW',
    ['431 Request Header Fields Too Large', 'Content-Type: text/html; charset=utf-8', 'Cache-Control: no-store'],
  ],
  ['ERR_HTTP_REQUEST_TIMEOUT', ['408 Request Timeout']],
]);

/** Configures a server. Node's idle time-out of 5 seconds resets requests that arrive as the connection closes. */
export function prepareConnections(server: Server): void {
  server.keepAliveTimeout = idleTime;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const head = answers.get(error.code ?? '') ?? ['400 Bad Request'];
    const body = error.code === 'HPE_HEADER_OVERFLOW' ? page : '';
    if (socket.writable) socket.end([`HTTP/1.1 ${head.join('\r\n')}`, 'Connection: close', '', body].join('\r\n'));
    else socket.destroy();
  });
}
