import { CallError } from '@first-gong/contract';
import { errorCodes, type Failure, timeOut, type UploadTarget } from '@first-gong/domain';

function refusalOf(status: number, body: string): CallError {
  const failure: Failure = { kind: status === 403 ? 'forbidden' : 'busy' };
  try {
    const { code, title } = JSON.parse(body) as { code?: unknown; title?: unknown };
    const known = errorCodes.find((each) => each === code);
    if (known && typeof title === 'string') return new CallError({ ...failure, code: known, message: title }, status);
  } catch {
    // Another provider's store has its own error format, so only the status counts.
  }
  return new CallError(failure, status);
}

/**
 * Uploads the redacted picture with its progress, which `fetch` cannot report.
 * @param onProgress from 0 to 100 @throws CallError if the upload fails
 */
export function uploadCard(
  { uploadUrl, method }: UploadTarget,
  picture: Blob,
  onProgress: (percent: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, uploadUrl);
    request.timeout = timeOut.part;
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(Math.round((loaded / total) * 100));
    });
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(refusalOf(request.status, request.responseText));
    });
    request.addEventListener('timeout', () => reject(new CallError({ kind: 'timeOut' })));
    request.addEventListener('error', () => reject(new CallError({ kind: 'offline' })));
    request.send(picture);
  });
}
