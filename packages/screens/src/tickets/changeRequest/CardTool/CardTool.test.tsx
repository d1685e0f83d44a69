import { upload as limits } from '@first-gong/domain';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { words as allWords, screenRoot } from '../../../shared/screenRoot.js';
import { type CardFrontState, noCardFront } from '../state.js';
import { type CardPhoto, type InkBar, newCardPhoto } from './bars.js';
import { CardTool, type CardToolProps } from './CardTool.js';
import { samplePhoto } from './samplePhoto.js';

const root = screenRoot();
const words = allWords.changeRequest;

interface ExampleProps extends Partial<Omit<CardToolProps, 'state'>>, Partial<Omit<CardFrontState, 'photo'>> {
  value?: CardPhoto;
}

function Example({ value: first, refused = null, upload = null, onPhoto, ...props }: ExampleProps) {
  const [photo, setPhoto] = useState(first ?? noCardFront.photo);
  return (
    <CardTool
      id="card"
      error={undefined}
      disabled={false}
      maxPixels={limits.maxPixels}
      onAdd={(file) => setPhoto(newCardPhoto(file))}
      onUnreadable={() => {}}
      onCover={() => {}}
      {...props}
      state={{ photo, refused, upload }}
      onPhoto={(next) => {
        onPhoto?.(next);
        setPhoto(next);
      }}
    />
  );
}

const digits: InkBar = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 };
const date: InkBar = { x: 0.5, y: 0.8, width: 0.25, height: 0.1 };
const card: CardPhoto = { ...newCardPhoto(samplePhoto()), bars: [digits, date] };
const checked: CardPhoto = { ...card, checks: [true, true, true] };

const bar = page.getByRole('slider', { name: words.barDigits, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const cover = button(words.cover);
const placeWords = (numbers: string) => {
  const [left, top, width, height] = numbers.split(' ');
  return `${left}% from the left, ${top}% from the top, ${width}% long, ${height}% high`;
};
const place = (numbers: string) => expect.element(bar).toHaveAttribute('aria-valuetext', placeWords(numbers));
const photoShown = () => expect.poll(() => root.host.querySelector('img')?.naturalWidth).toBeGreaterThan(0);

describe('without a photo', () => {
  test('the button that adds a photo carries the name as id, and an error is read with it', async () => {
    root.render(<Example error="A photo is needed." />);
    await expect.element(button(words.choose)).toHaveAttribute('id', 'card');
    await expect.element(button(words.choose)).toHaveAccessibleDescription(/A photo is needed\./);
    await expect.element(page.getByRole('group', { name: words.card, exact: true })).toBeVisible();
  });

  test('reports the chosen file, accepts pictures alone, and then moves the focus to the first bar', async () => {
    root.render(<Example />);
    await button(words.choose).click();
    const input = root.host.querySelector<HTMLInputElement>('input[type="file"]');
    expect(input?.accept).toBe('image/*');
    if (input) await userEvent.upload(input, new File([samplePhoto()], 'card.svg', { type: 'image/svg+xml' }));
    await expect.element(bar).toHaveFocus();
    await expect.element(page.getByRole('img', { name: words.photo, exact: true })).toBeVisible();
    await expect.element(page.getByRole('slider', { name: words.barDate, exact: true })).toBeVisible();
  });

  test('the second button asks for the camera at the back', async () => {
    root.render(<Example />);
    await expect.element(button(words.choose)).toBeVisible();
    const inputs = [...root.host.querySelectorAll<HTMLInputElement>('input[type="file"]')];
    expect(inputs.map((input) => input.getAttribute('capture'))).toEqual([null, 'environment']);
  });

  test('a file that cannot be used is refused with an alert', async () => {
    root.render(<Example refused={{ why: 'wrongType', name: 'card.pdf' }} />);
    await expect.element(page.getByRole('alert')).toHaveTextContent(/^This is not a picture.*card\.pdf/);
    await expect.element(button(words.chooseAgain)).toBeVisible();
  });

  test('disabled, no photo can be added', async () => {
    root.render(<Example disabled />);
    await expect.element(button(words.choose)).toBeDisabled();
  });
});

describe('a bar', () => {
  test('moves by the arrow keys, and no further than the edge', async () => {
    root.render(<Example value={card} />);
    await place('25 50 50 25');
    bar.element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    await place('26 52 50 25');
    await userEvent.keyboard('{ArrowLeft>30/}');
    await place('0 52 50 25');
  });

  test('gets longer and thicker by Shift and an arrow, and its start stays', async () => {
    root.render(<Example value={card} />);
    await place('25 50 50 25');
    bar.element().focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowUp}{/Shift}');
    await place('25 50 52 26');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowDown}{/Shift}');
    await place('25 50 51 25');
  });

  test.each([
    ['its middle moves it', { x: 0.5, y: 0.5 }, '35 55 50 25'],
    ['its end makes it longer', { x: 1, y: 0.5 }, '25 50 60 25'],
    ['its start makes it shorter, and its end stays', { x: 0, y: 0.5 }, '35 50 40 25'],
  ])('dragged with the pointer: %s', async (_what, at, expected) => {
    root.render(<Example value={card} />);
    await photoShown();
    const image = page.getByRole('img', { name: words.photo, exact: true });
    const { width, height } = image.element().getBoundingClientRect();
    const from = { x: width * (0.25 + 0.5 * at.x), y: height * (0.5 + 0.25 * at.y) };
    await userEvent.dragAndDrop(image, image, {
      force: true,
      sourcePosition: from,
      targetPosition: { x: from.x + width * 0.1, y: from.y + height * 0.05 },
    });
    await place(expected);
  });

  test('buttons move and size it as well: the bar that was chosen last', async () => {
    root.render(<Example value={card} />);
    await page.getByRole('slider', { name: words.barDate, exact: true }).click();
    await expect.element(page.getByRole('group', { name: words.barDate, exact: true })).toBeVisible();
    for (const name of ['Right', 'Up', 'Longer', 'Decrease height']) await button(name).click();
    await expect
      .element(page.getByRole('slider', { name: words.barDate, exact: true }))
      .toHaveAttribute('aria-valuetext', placeWords('52 78 27 8'));
    await place('25 50 50 25');
  });

  test('a move opens the checks again', async () => {
    root.render(<Example value={checked} />);
    await expect.element(page.getByRole('checkbox', { name: words.checkDigits, exact: true })).toBeChecked();
    bar.element().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => page.getByRole('checkbox', { checked: true }).elements().length).toBe(0);
  });

  test('an added bar can be removed; the first two cannot', async () => {
    root.render(<Example value={card} />);
    await button(words.addBar).click();
    await expect.element(page.getByRole('slider', { name: 'Bar 3', exact: true })).toBeVisible();
    await button(words.removeBar).click();
    await expect.poll(() => page.getByRole('slider').elements().length).toBe(2);
    expect(button(words.removeBar).elements()).toHaveLength(0);
  });

  test('one undo takes back a whole drag, the next undo the change before it', async () => {
    root.render(<Example value={card} />);
    await photoShown();
    bar.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await place('26 50 50 25');
    const image = page.getByRole('img', { name: words.photo, exact: true });
    const { width, height } = image.element().getBoundingClientRect();
    await userEvent.dragAndDrop(image, image, {
      force: true,
      sourcePosition: { x: width * 0.5, y: height * 0.6 },
      targetPosition: { x: width * 0.4, y: height * 0.6 },
    });
    await place('16 50 50 25');
    await button(words.undo).click();
    await place('26 50 50 25');
    await button(words.undo).click();
    await place('25 50 50 25');
    await expect.element(button(words.undo)).toBeDisabled();
  });
});

describe('the checks', () => {
  test('the picture is covered only when all three are ticked, and until then the tool says so', async () => {
    root.render(<Example value={card} />);
    await expect.element(cover).toBeDisabled();
    await expect.element(cover).toHaveAccessibleDescription(words.checksFirst);
    await page.getByRole('checkbox', { name: words.checkSeen, exact: true }).click();
    await page.getByRole('checkbox', { name: words.checkDate, exact: true }).click();
    await expect.element(cover).toBeDisabled();
    await page.getByRole('checkbox', { name: words.checkDigits, exact: true }).click();
    await expect.element(cover).toBeEnabled();
  });

  test('an error summary leads to the first open check', async () => {
    root.render(<Example value={{ ...card, checks: [true, false, false] }} />);
    await expect
      .element(page.getByRole('checkbox', { name: words.checkDigits, exact: true }))
      .toHaveAttribute('id', 'card');
  });
});

/** A bright photo of stripes, with another colour below the bars. */
const striped = async (width: number, height: number, under: string) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  for (let x = 0; x < width; x += 20) {
    context.fillStyle = `hsl(${x % 360} 90% 75%)`;
    context.fillRect(x, 0, 20, height);
  }
  context.fillStyle = under;
  for (const { x, y, width: w, height: h } of [digits, date])
    context.fillRect(x * width, y * height, w * width, h * height);
  return canvas.convertToBlob({ type: 'image/png' });
};

const covered = async (photo: Blob) => {
  const onCover = vi.fn<(picture: Blob) => void>();
  root.render(<Example key={Math.random()} value={{ ...checked, photo }} onCover={onCover} />);
  await photoShown();
  await cover.click();
  await expect.poll(() => onCover.mock.calls.length).toBe(1);
  const picture = onCover.mock.calls[0]?.[0];
  if (picture === undefined) throw new Error('no picture');
  return picture;
};

const pixelsOf = async (picture: Blob) => {
  const bitmap = await createImageBitmap(picture);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
  /** The brightest value of red, green and blue in a part of the picture. */
  const brightest = (part: InkBar) => {
    let most = 0;
    for (let y = Math.floor(part.y * bitmap.height); y < (part.y + part.height) * bitmap.height; y += 1)
      for (let x = Math.floor(part.x * bitmap.width); x < (part.x + part.width) * bitmap.width; x += 1)
        for (const channel of [0, 1, 2]) most = Math.max(most, data[4 * (y * bitmap.width + x) + channel] ?? 255);
    return most;
  };
  const at = (x: number, y: number) => [
    ...data.slice(4 * (Math.floor(y * bitmap.height) * bitmap.width + Math.floor(x * bitmap.width))).slice(0, 3),
  ];
  return { width: bitmap.width, height: bitmap.height, brightest, at };
};

/** A hash of all bytes: comparing two long, different arrays would take minutes. */
const digestOf = async (picture: Blob) =>
  String(new Uint8Array(await crypto.subtle.digest('SHA-256', await picture.arrayBuffer())));

describe('§5 the picture that is reported', () => {
  test('has ink where the bars were and the photo everywhere else', async () => {
    const picture = await covered(await striped(800, 600, 'white'));
    expect(picture.type).toBe('image/jpeg');
    const { width, height, brightest, at } = await pixelsOf(picture);
    expect([width, height]).toEqual([800, 600]);
    expect(brightest(digits)).toBeLessThan(32);
    expect(brightest(date)).toBeLessThan(32);
    for (const [x, y] of [
      [0.1, 0.6],
      [0.9, 0.6],
      [0.5, 0.4],
      [0.6, 0.95],
    ] as const)
      expect(Math.max(...at(x, y))).toBeGreaterThan(180);
  });

  test.each([
    ['as large as it was', 800, 600],
    ['made smaller', 1731, 1299],
  ])(
    'holds nothing of what lay under them: two photos that differ only there give the same bytes (%s)',
    async (_size, width, height) => {
      const white = await covered(await striped(width, height, 'white'));
      const red = await covered(await striped(width, height, 'red'));
      expect(await digestOf(white)).toBe(await digestOf(red));
      const { width: given } = await pixelsOf(white);
      expect(given).toBe(Math.min(width, 1600));
    },
  );

  test('is a new file, without the data that the camera wrote into the photo', async () => {
    const photo = await striped(800, 600, 'white');
    const note = 'GPS 22.3193 114.1694';
    const picture = await covered(new Blob([photo, note], { type: 'image/png' }));
    expect(await picture.text()).not.toContain(note);
  });
});

describe('sending', () => {
  test('a photo that the browser cannot draw is reported', async () => {
    const onUnreadable = vi.fn();
    root.render(
      <Example value={newCardPhoto(new Blob(['no picture'], { type: 'image/heic' }))} onUnreadable={onUnreadable} />,
    );
    await expect.poll(() => onUnreadable.mock.calls).toEqual([['unreadable']]);
  });

  test('a photo with more pixels than allowed is reported, and not covered', async () => {
    const onUnreadable = vi.fn();
    const onCover = vi.fn();
    root.render(<Example value={checked} maxPixels={840 * 558 - 1} onUnreadable={onUnreadable} onCover={onCover} />);
    await expect.poll(() => onUnreadable.mock.calls).toEqual([['tooManyPixels']]);
    await page.getByRole('button', { name: words.cover, exact: true }).click();
    await expect.poll(() => onUnreadable.mock.calls.length).toBe(2);
    expect(onCover).not.toHaveBeenCalled();
  });

  test('a browser that falsifies what a page draws is reported as that', async () => {
    const fillRect = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillRect').mockImplementation(() => {});
    const onUnreadable = vi.fn();
    root.render(<Example value={checked} onUnreadable={onUnreadable} />);
    await page.getByRole('button', { name: words.cover, exact: true }).click();
    await expect.poll(() => onUnreadable.mock.calls).toEqual([['notDrawn']]);
    fillRect.mockRestore();
  });

  test('on its way, bars and checks stay as they are', async () => {
    const onPhoto = vi.fn();
    root.render(<Example value={checked} onPhoto={onPhoto} upload={{ kind: 'uploading', progress: 40 }} />);
    await expect
      .element(page.getByRole('progressbar', { name: words.uploading, exact: true }))
      .toHaveAttribute('aria-valuenow', '40');
    bar.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(page.getByRole('checkbox').elements()).toHaveLength(0);
    expect(onPhoto).not.toHaveBeenCalled();
  });

  test('a failed upload keeps photo, bars and checks, and the same picture can be sent again', async () => {
    const onCover = vi.fn();
    root.render(<Example value={checked} onCover={onCover} upload={{ kind: 'failed', message: null }} />);
    await expect.element(page.getByRole('alert')).toHaveTextContent(words.uploadFailed);
    await place('25 50 50 25');
    await photoShown();
    await expect.poll(() => page.getByRole('checkbox', { checked: true }).elements().length).toBe(3);
    await button(words.retry).click();
    await expect.poll(() => onCover.mock.calls.length).toBe(1);
  });

  test('after the upload it says so politely, and the focus moves from the button to the button for another photo', async () => {
    function Sent() {
      const [upload, setUpload] = useState<CardFrontState['upload']>(null);
      return <Example value={checked} upload={upload} onCover={() => setUpload({ kind: 'uploaded', size: 188_000 })} />;
    }
    root.render(<Sent />);
    await cover.click();
    await expect.element(page.getByRole('status')).toHaveTextContent(/184 KB/);
    await expect.element(button(words.chooseOther)).toHaveFocus();
  });
});
