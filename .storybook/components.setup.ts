import '@first-gong/ui/theme';

document.documentElement.lang = 'zh-Hant-HK';
document.documentElement.dataset.theme = 'default';
document.documentElement.dataset.size = '16';
