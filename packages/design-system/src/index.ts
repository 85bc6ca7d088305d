import './theme/theme.css.ts';

export { Banner } from './Banner/Banner.tsx';
export type { BannerProps } from './Banner/Banner.types.ts';
export { Button, ButtonLink } from './Button/Button.tsx';
export type { ButtonLinkProps, ButtonLook, ButtonProps } from './Button/Button.types.ts';
export { Card, CardCell, CardGrid, CardLink } from './Card/Card.tsx';
export type { CardGridProps, CardLinkProps, CardProps } from './Card/Card.types.ts';
export { Divider } from './Divider/Divider.tsx';
export { EmptyState, ErrorState } from './EmptyState/EmptyState.tsx';
export type { EmptyStateProps, ErrorStateProps } from './EmptyState/EmptyState.types.ts';
export { Field } from './Field/Field.tsx';
export type { FieldControl, FieldProps } from './Field/Field.types.ts';
export { useFieldControl } from './Field/FieldContext.ts';
export { Grid } from './Grid/Grid.tsx';
export type { GridProps } from './Grid/Grid.types.ts';
export { Heading } from './Heading/Heading.tsx';
export type { HeadingProps } from './Heading/Heading.types.ts';
export { Icon } from './Icon/Icon.tsx';
export type { IconDrawing, IconProps } from './Icon/Icon.types.ts';
export {
  ArrowLeftIcon,
  ArrowRightIcon,
  BellIcon,
  BookmarkIcon,
  BookOpenIcon,
  CalendarIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleHelpIcon,
  CircleIcon,
  CircleMinusIcon,
  ClockIcon,
  CloseIcon,
  CompassIcon,
  CopyIcon,
  DownloadIcon,
  EllipsisIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  FileSearchIcon,
  FileTextIcon,
  FilterIcon,
  FolderOpenIcon,
  FolderPlusIcon,
  GlobeIcon,
  GridIcon,
  HistoryIcon,
  HomeIcon,
  InfoIcon,
  LanguagesIcon,
  LayersIcon,
  LinkIcon,
  LoaderIcon,
  LockIcon,
  LogOutIcon,
  MenuIcon,
  MessageIcon,
  MinusIcon,
  MonitorIcon,
  MoonIcon,
  PanelCloseIcon,
  PanelOpenIcon,
  PaperclipIcon,
  PencilIcon,
  PenLineIcon,
  PlusIcon,
  QuoteIcon,
  RefreshIcon,
  RetryIcon,
  ScaleIcon,
  SearchIcon,
  SettingsIcon,
  ShareIcon,
  ShieldIcon,
  SignpostIcon,
  StopIcon,
  SunIcon,
  TableIcon,
  ThumbsDownIcon,
  ThumbsUpIcon,
  TrashIcon,
  TriangleAlertIcon,
  UploadIcon,
  UserIcon,
  UsersIcon,
  WaypointsIcon,
  WorkflowIcon,
} from './Icon/icons.ts';
export { IconButton } from './IconButton/IconButton.tsx';
export type { IconButtonProps } from './IconButton/IconButton.types.ts';
export { Inline } from './Inline/Inline.tsx';
export type { InlineProps } from './Inline/Inline.types.ts';
export { Link } from './Link/Link.tsx';
export type { LinkProps } from './Link/Link.types.ts';
export { Skeleton } from './Skeleton/Skeleton.tsx';
export type { SkeletonProps } from './Skeleton/Skeleton.types.ts';
export { Spinner } from './Spinner/Spinner.tsx';
export type { SpinnerProps } from './Spinner/Spinner.types.ts';
export { Stack } from './Stack/Stack.tsx';
export type { LayoutElement, StackProps } from './Stack/Stack.types.ts';
export { joinClasses } from './styles/joinClasses.ts';
export { Text } from './Text/Text.tsx';
export type { TextProps } from './Text/Text.types.ts';
export { TextArea } from './TextArea/TextArea.tsx';
export type { TextAreaProps } from './TextArea/TextArea.types.ts';
export { TextInput } from './TextInput/TextInput.tsx';
export type { TextInputProps } from './TextInput/TextInput.types.ts';
export { color, vars } from './theme/contract.css.ts';
export { layers } from './theme/layers.css.ts';
export type { Space, TypeSize } from './tokens/scales.ts';
export { breakpoint, layout, space } from './tokens/scales.ts';
export { themes } from './tokens/themes.ts';
export type { ColorTokens, ThemeChoice, ThemeName } from './tokens/tokens.types.ts';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';
