import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { filmSlateIcon } from '../../icons/film-slate.js';
import { imageIcon } from '../../icons/image.js';
import { usersIcon } from '../../icons/users.js';
import { controlled } from '../../testing/controlled.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { InterestTiles } from './InterestTiles.js';

const root = freshRoot();

const Example = controlled(InterestTiles, {
  label: 'Interests',
  name: 'interests',
  value: [],
  onChange: () => {},
  options: [
    { value: 'movie', label: 'Movie', icon: filmSlateIcon },
    { value: 'family', label: 'Family', icon: usersIcon },
    { value: 'exhibition', label: 'Exhibition', icon: imageIcon },
  ],
});

const tile = (name: string) => page.getByRole('checkbox', { name, exact: true });
const pictures = (word: string) => page.getByText(word).element().parentElement?.querySelectorAll('svg').length;

describe('InterestTiles', () => {
  test('is a group of checkboxes named by its label, each by its word', async () => {
    root.render(<Example />);
    await expect.element(page.getByRole('group', { name: 'Interests', exact: true })).toBeVisible();
    await expect.element(tile('Family')).not.toBeChecked();
  });

  test('a press chooses and adds a tick, and a second press takes both back', async () => {
    root.render(<Example />);
    await page.getByText('Family').click();
    await expect.element(tile('Family')).toBeChecked();
    expect(pictures('Family')).toBe(2);
    expect(pictures('Movie')).toBe(1);
    await page.getByText('Family').click();
    await expect.element(tile('Family')).not.toBeChecked();
    expect(pictures('Family')).toBe(1);
  });

  test('Tab goes from tile to tile, Space chooses', async () => {
    root.render(<Example />);
    await expect.element(tile('Movie')).toBeInTheDocument();
    await userEvent.tab();
    await expect.element(tile('Movie')).toHaveFocus();
    await userEvent.tab();
    await expect.element(tile('Family')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(tile('Family')).toBeChecked();
  });

  test('reports the chosen values in the order of the tiles, whichever was chosen first', async () => {
    const onChange = vi.fn();
    root.render(<Example value={['exhibition']} onChange={onChange} />);
    await page.getByText('Movie').click();
    await expect.poll(() => onChange).toHaveBeenLastCalledWith(['movie', 'exhibition']);
  });

  test('hint and error describe the group, and no tile', async () => {
    root.render(<Example hint="Any of them." error="Pick one." />);
    await expect.element(page.getByRole('group')).toHaveAccessibleDescription(/Any of them\..*Pick one\./);
    await expect.element(tile('Movie')).toHaveAccessibleDescription('');
  });

  test('disabled, no tile reacts', async () => {
    root.render(<Example disabled />);
    await expect.element(tile('Movie')).toBeDisabled();
    await expect.element(tile('Exhibition')).toBeDisabled();
  });

  test('read-only, they can be reached and not changed', async () => {
    const onChange = vi.fn();
    root.render(<Example value={['movie']} readOnly onChange={onChange} />);
    await page.getByText('Family').click();
    await userEvent.keyboard(' ');
    await expect.element(tile('Movie')).toBeChecked();
    expect(onChange).not.toHaveBeenCalled();
  });
});
