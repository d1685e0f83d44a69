import type { Lang } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '../layout/index.js';
import { useText } from '../text/index.js';
