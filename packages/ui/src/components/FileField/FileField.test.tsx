import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { type FieldFile, FileField, type FileFieldProps } from './index.js';

const root = freshRoot();

afterEach(() => {
  vi.restoreAllMocks();
});

const show = (props: Partial<FileFieldProps> = {}) =>
  root.render(
    <FileField
      label="Student card"
      name="proof"
      value={[]}
      onAdd={() => {}}
      onRemove={() => {}}
      onRetry={() => {}}
      addLabel="Choose a file"
      dropLabel="or drop it here"
      retryLabel="Try again"
      cancelLabel="Cancel"
      removeLabel="Remove"
      {...props}
    />,
  );

const button = (name: string) => page.getByRole('button', { name, exact: true });
const addButton = button('Student card Choose a file');

const input = async () => {
  await expect.element(addButton).toBeVisible();
  const found = root.host.querySelector<HTMLInputElement>('input[type="file"]');
  if (found === null) throw new Error('no file input');
  return found;
};
const files = ['one.png', 'two.png'].map((name) => new File([name], name, { type: 'image/png' }));
const names = (added: File[]) => added.map(({ name }) => name);
const file = (state: FieldFile['state'], more: Partial<FieldFile> = {}): FieldFile => ({
  id: 'x',
  name: 'card.jpg',
  size: '184 KB',
  state,
  ...more,
});

const drop = async (dropped: File[]) => {
  await expect.element(addButton).toBeVisible();
  const dataTransfer = new DataTransfer();
  // A drop by script lacks file system entries, by which React Aria tells files from folders.
  const entry = { isFile: true, isDirectory: false } as FileSystemEntry;
  vi.spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue(entry);
  for (const one of dropped) dataTransfer.items.add(one);
  for (const type of ['dragenter', 'dragover', 'drop'])
    addButton.element().dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
};

test('the button is named by field and action, carries the name as id, and hint and error are read with it', async () => {
  show({ hint: 'Up to 10 MB.', error: 'Choose a file.' });
  await expect.element(addButton).toHaveAttribute('id', 'proof');
  await expect.element(addButton).toHaveAccessibleDescription(/Up to 10 MB\..*Choose a file\./);
});

test('reports the files that are chosen', async () => {
  const onAdd = vi.fn();
  show({ onAdd });
  await userEvent.upload(await input(), files.slice(0, 1));
  await expect.poll(() => onAdd.mock.calls.map(([added]) => names(added))).toEqual([['one.png']]);
});

test('the browser gets the accepted types, and whether one file or several may be chosen', async () => {
  show({ accept: ['image/*', 'application/pdf'], multiple: true });
  expect((await input()).accept).toBe('image/*,application/pdf');
  expect((await input()).multiple).toBe(true);
});

test.each([
  ['one, of several that are dropped on it', false, ['one.png']],
  ['all of them, where several may be', true, ['one.png', 'two.png']],
])('reports the files that are dropped: %s', async (_what, multiple, expected) => {
  const onAdd = vi.fn();
  show({ onAdd, multiple });
  await drop(files);
  await expect.poll(() => onAdd.mock.calls.map(([added]) => names(added))).toEqual([expected]);
});

test('when disabled it takes neither a chosen nor a dropped file', async () => {
  const onAdd = vi.fn();
  show({ onAdd, disabled: true });
  await expect.element(addButton).toBeDisabled();
  await drop(files);
  show({ onAdd, disabled: false });
  await expect.element(addButton).toBeEnabled();
  await drop(files);
  // Only the later drop arrives.
  await expect.poll(() => onAdd.mock.calls.length).toBe(1);
});

test('read-only, the file is shown without buttons', async () => {
  show({ readOnly: true, value: [file({ kind: 'uploaded', label: 'Uploaded' })] });
  await expect.element(page.getByText('card.jpg')).toBeVisible();
  expect(page.getByRole('button', { name: /Choose|Remove/ }).elements()).toHaveLength(0);
});

test('a file on its way shows its progress and can be cancelled', async () => {
  const onRemove = vi.fn();
  show({ onRemove, value: [file({ kind: 'uploading', label: 'Uploading', progress: 40 })] });
  await expect
    .element(page.getByRole('progressbar', { name: 'Uploading', exact: true }))
    .toHaveAttribute('aria-valuenow', '40');
  await button('Cancel card.jpg').click();
  expect(onRemove).toHaveBeenCalledWith('x');
});

test('a new state of a file is announced politely, in a region that was there before', async () => {
  show({ value: [file({ kind: 'uploading', label: 'Uploading', progress: 90 })] });
  await expect.element(page.getByRole('status')).toBeInTheDocument();
  const region = page.getByRole('status').element();
  expect(region.textContent).toBe('');
  show({ value: [file({ kind: 'uploaded', label: 'Uploaded' })] });
  await expect.element(page.getByRole('status')).toHaveTextContent('Uploaded');
  expect(page.getByRole('status').element()).toBe(region);
});

test('a failed file stays with its name and can be sent again, and the focus stays in its row', async () => {
  const onRetry = vi.fn();
  show({ onRetry, value: [file({ kind: 'failed', message: 'It did not arrive.' })] });
  await expect.element(page.getByText('card.jpg')).toBeVisible();
  await button('Try again card.jpg').click();
  expect(onRetry).toHaveBeenCalledWith('x');
  await expect.element(button('Remove card.jpg')).toHaveFocus();
});

test('a refused file says why and cannot be sent again', async () => {
  show({ value: [file({ kind: 'refused', message: 'Not a picture.' })] });
  await expect.element(page.getByRole('status')).toHaveTextContent('Not a picture.');
  expect(page.getByRole('button', { name: /Try again/ }).elements()).toHaveLength(0);
});

test('when a file is removed the focus goes to the button that adds a file', async () => {
  show({ onRemove: () => show(), value: [file({ kind: 'chosen' })] });
  await button('Remove card.jpg').click();
  await expect.element(addButton).toHaveFocus();
  expect(page.getByText('card.jpg').elements()).toHaveLength(0);
});

test('a picture is shown small; a picture that cannot be drawn gets an icon', async () => {
  const drawn = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>'], { type: 'image/svg+xml' });
  show({ value: [file({ kind: 'chosen' }, { image: drawn })] });
  await expect.poll(() => root.host.querySelector('img')?.naturalWidth).toBeGreaterThan(0);
  show({ value: [file({ kind: 'chosen' }, { id: 'y', image: new Blob(['no picture'], { type: 'image/heic' }) })] });
  await expect.poll(() => root.host.querySelectorAll('img').length).toBe(0);
});
