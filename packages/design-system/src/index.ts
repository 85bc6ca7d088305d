import './theme/theme.css.ts';

export { Accordion } from './Accordion/Accordion.tsx';
export type { AccordionProps } from './Accordion/Accordion.types.ts';
export { AppFrame, Page } from './AppFrame/AppFrame.tsx';
export type { AppFrameProps, PageProps } from './AppFrame/AppFrame.types.ts';
export { Avatar } from './Avatar/Avatar.tsx';
export { Badge } from './Badge/Badge.tsx';
export type { BadgeProps } from './Badge/Badge.types.ts';
export { Banner } from './Banner/Banner.tsx';
export type { BannerProps } from './Banner/Banner.types.ts';
export { Breadcrumb } from './Breadcrumb/Breadcrumb.tsx';
export type { BreadcrumbProps } from './Breadcrumb/Breadcrumb.types.ts';
export { Button, ButtonLink } from './Button/Button.tsx';
export type { ButtonLinkProps, ButtonLook, ButtonProps } from './Button/Button.types.ts';
export { ButtonGroup } from './ButtonGroup/ButtonGroup.tsx';
export { saveFile } from './browser/saveFile.ts';
export { Card, CardCell, CardGrid, CardLink } from './Card/Card.tsx';
export type { CardGridProps, CardLinkProps, CardProps } from './Card/Card.types.ts';
export { Checkbox } from './Checkbox/Checkbox.tsx';
export type { CheckboxProps } from './Checkbox/Checkbox.types.ts';
export { Chip, RemovableChip } from './Chip/Chip.tsx';
export type { ChipProps, RemovableChipProps } from './Chip/Chip.types.ts';
export { CitationChip, SourceMark, SourceTag } from './CitationChip/CitationChip.tsx';
export type {
  CitationChipProps,
  SourceKind,
  SourceMarkProps,
  SourceTagProps,
} from './CitationChip/CitationChip.types.ts';
export { CodeBlock } from './CodeBlock/CodeBlock.tsx';
export type { CodeBlockProps, CodeBlockWords } from './CodeBlock/CodeBlock.types.ts';
export { ColumnChooser } from './ColumnChooser/ColumnChooser.tsx';
export type { ColumnChooserProps, ColumnChooserWords } from './ColumnChooser/ColumnChooser.types.ts';
export { Combobox } from './Combobox/Combobox.tsx';
export type { ComboboxOption, ComboboxProps, ComboboxSource, ComboboxWords } from './Combobox/Combobox.types.ts';
export { shadowEnvironment } from './Combobox/shadowEnvironment.ts';
export { CommandPalette } from './CommandPalette/CommandPalette.tsx';
export type {
  Command,
  CommandGroup,
  CommandPaletteHints,
  CommandPaletteProps,
} from './CommandPalette/CommandPalette.types.ts';
export { paletteKeys } from './CommandPalette/commands.rules.ts';
export { markWords, type TextSpan } from './CommandPalette/match-text.ts';
export { ConfirmDialog } from './ConfirmDialog/ConfirmDialog.tsx';
export type { ConfirmDialogProps, ConfirmWords } from './ConfirmDialog/ConfirmDialog.types.ts';
export { ContextMenu } from './ContextMenu/ContextMenu.tsx';
export type { ContextMenuProps } from './ContextMenu/ContextMenu.types.ts';
export { DataTable, emptyView } from './DataTable/DataTable.tsx';
export type {
  CellValue,
  DataColumn,
  DataTableProps,
  DataTableWords,
  SortDirection,
  TableView,
} from './DataTable/DataTable.types.ts';
export { sortRows } from './DataTable/sortRows.ts';
export { type TableRecords, tableRecords, writeCsv } from './DataTable/writeCsv.ts';
export { DateInput } from './DateInput/DateInput.tsx';
export type {
  DateChoice,
  DateInputProps,
  DateRange,
  DateRangeInputProps,
  DateWords,
} from './DateInput/DateInput.types.ts';
export { DateRangeInput } from './DateInput/DateRangeInput.tsx';
export type { DateProblem, IsoDate } from './DateInput/date.rules.ts';
export { Dialog, Drawer } from './Dialog/Dialog.tsx';
export type { DialogProps, DrawerProps } from './Dialog/Dialog.types.ts';
export { Disclosure } from './Disclosure/Disclosure.tsx';
export type { DisclosureProps } from './Disclosure/Disclosure.types.ts';
export { Divider } from './Divider/Divider.tsx';
export { EmptyState, ErrorState } from './EmptyState/EmptyState.tsx';
export type { EmptyStateProps, ErrorStateProps } from './EmptyState/EmptyState.types.ts';
export { EvidenceDrawer } from './EvidenceDrawer/EvidenceDrawer.tsx';
export type { EvidenceDrawerProps } from './EvidenceDrawer/EvidenceDrawer.types.ts';
export { Field } from './Field/Field.tsx';
export type { FieldControl, FieldProps } from './Field/Field.types.ts';
export { useFieldControl } from './Field/FieldContext.ts';
export { Fieldset } from './Fieldset/Fieldset.tsx';
export type { FieldsetProps } from './Fieldset/Fieldset.types.ts';
export { FileDrop } from './FileDrop/FileDrop.tsx';
export type { DroppedFile, FileDropProps, FileDropWords, FileState } from './FileDrop/FileDrop.types.ts';
export type { FileLimits, RefusedFile } from './FileDrop/file.rules.ts';
export { Grid } from './Grid/Grid.tsx';
export type { GridProps } from './Grid/Grid.types.ts';
export { Heading } from './Heading/Heading.tsx';
export type { HeadingProps } from './Heading/Heading.types.ts';
export { createHoverCardHandle, HoverCard, HoverCardTrigger, SharedHoverCard } from './HoverCard/HoverCard.tsx';
export type {
  HoverCardHandle,
  HoverCardProps,
  HoverCardTriggerProps,
  SharedHoverCardProps,
} from './HoverCard/HoverCard.types.ts';
export { Icon } from './Icon/Icon.tsx';
export type { IconDrawing, IconProps } from './Icon/Icon.types.ts';
export {
  ArrowLeftIcon,
  ArrowRightIcon,
  BellIcon,
  BookmarkIcon,
  BookOpenIcon,
  BuildingIcon,
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
  ColumnsIcon,
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
  KeyboardIcon,
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
  RedoIcon,
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
  UndoIcon,
  UploadIcon,
  UserIcon,
  UsersIcon,
  WaypointsIcon,
  WorkflowIcon,
  WrapIcon,
} from './Icon/icons.ts';
export { IconButton } from './IconButton/IconButton.tsx';
export type { IconButtonProps } from './IconButton/IconButton.types.ts';
export { Inline, Spacer } from './Inline/Inline.tsx';
export type { InlineProps } from './Inline/Inline.types.ts';
export { gridKeys, paletteActs } from './Keys/component-keys.ts';
export { Keys } from './Keys/Keys.tsx';
export type { KeysProps } from './Keys/Keys.types.ts';
export {
  evidenceKeys,
  isPress,
  type KeyPress,
  questionKeys,
  takesLetters,
  writePress,
} from './Keys/keys.rules.ts';
export { KeyValue } from './KeyValue/KeyValue.tsx';
export type { KeyValueItem, KeyValueProps } from './KeyValue/KeyValue.types.ts';
export { LanguageContext } from './Language/LanguageContext.ts';
export { Link } from './Link/Link.tsx';
export type { LinkProps } from './Link/Link.types.ts';
export { LoadMore } from './LoadMore/LoadMore.tsx';
export type { LoadMoreProps, LoadMoreWords } from './LoadMore/LoadMore.types.ts';
export { Logo } from './Logo/Logo.tsx';
export type { LogoProps } from './Logo/Logo.types.ts';
export { LongList } from './LongList/LongList.tsx';
export type { LongListHandle, LongListProps } from './LongList/LongList.types.ts';
export { Menu } from './Menu/Menu.tsx';
export type { MenuChoice, MenuContentProps, MenuItem, MenuProps } from './Menu/Menu.types.ts';
export { ModuleOutline } from './ModuleOutline/ModuleOutline.tsx';
export type { ModuleOutlineProps, ModuleStatus, OutlineModule } from './ModuleOutline/ModuleOutline.types.ts';
export { MultiCombobox } from './MultiCombobox/MultiCombobox.tsx';
export type { MultiComboboxProps } from './MultiCombobox/MultiCombobox.types.ts';
export { NavRail, NavRailButton, NavRailLink } from './NavRail/NavRail.tsx';
export type { NavRailButtonProps, NavRailLinkProps, NavRailProps } from './NavRail/NavRail.types.ts';
export { NumberInput } from './NumberInput/NumberInput.tsx';
export type { NumberInputProps, NumberWords } from './NumberInput/NumberInput.types.ts';
export type { NumberProblem } from './NumberInput/number.rules.ts';
export { Pagination } from './Pagination/Pagination.tsx';
export type { PaginationProps, PaginationWords } from './Pagination/Pagination.types.ts';
export { PasswordInput } from './PasswordInput/PasswordInput.tsx';
export type { PasswordInputProps } from './PasswordInput/PasswordInput.types.ts';
export { Popover } from './Popover/Popover.tsx';
export type { PopoverProps, Side } from './Popover/Popover.types.ts';
export { PortalContainer } from './Popover/PortalContext.ts';
export { Progress } from './Progress/Progress.tsx';
export type { ProgressProps } from './Progress/Progress.types.ts';
export { Prose, Sentence, StreamCaret } from './Prose/Prose.tsx';
export type { ProseProps, SentenceProps, Support } from './Prose/Prose.types.ts';
export { QuestionBox } from './QuestionBox/QuestionBox.tsx';
export type { QuestionBoxProps } from './QuestionBox/QuestionBox.types.ts';
export { Quote } from './Quote/Quote.tsx';
export type { QuoteProps } from './Quote/Quote.types.ts';
export { RadioGroup } from './RadioGroup/RadioGroup.tsx';
export type { RadioGroupProps, RadioOption } from './RadioGroup/RadioGroup.types.ts';
export { RatingScale } from './RatingScale/RatingScale.tsx';
export type { RatingScaleProps } from './RatingScale/RatingScale.types.ts';
export { ReadingLayout } from './ReadingLayout/ReadingLayout.tsx';
export type { ReadingLayoutProps } from './ReadingLayout/ReadingLayout.types.ts';
export { RowLink, RowList } from './RowList/RowList.tsx';
export type { RowLinkProps } from './RowList/RowList.types.ts';
export { SearchInput } from './SearchInput/SearchInput.tsx';
export type { SearchInputProps } from './SearchInput/SearchInput.types.ts';
export { SegmentedControl } from './SegmentedControl/SegmentedControl.tsx';
export type { Segment, SegmentedControlProps } from './SegmentedControl/SegmentedControl.types.ts';
export { Select } from './Select/Select.tsx';
export type { SelectOption, SelectProps } from './Select/Select.types.ts';
export { Show } from './Show/Show.tsx';
export type { ShowProps } from './Show/Show.types.ts';
export { Skeleton } from './Skeleton/Skeleton.tsx';
export type { SkeletonProps } from './Skeleton/Skeleton.types.ts';
export { SkipLink } from './SkipLink/SkipLink.tsx';
export { RangeSlider, Slider } from './Slider/Slider.tsx';
export type { RangeSliderProps, SliderProps } from './Slider/Slider.types.ts';
export { Spinner } from './Spinner/Spinner.tsx';
export type { SpinnerProps } from './Spinner/Spinner.types.ts';
export { SplitPane } from './SplitPane/SplitPane.tsx';
export type { SplitPaneProps } from './SplitPane/SplitPane.types.ts';
export { Stack } from './Stack/Stack.tsx';
export type { LayoutElement, StackProps } from './Stack/Stack.types.ts';
export { Stepper } from './Stepper/Stepper.tsx';
export type { StepperProps, StepperWords, StepState } from './Stepper/Stepper.types.ts';
export { Switch } from './Switch/Switch.tsx';
export type { SwitchProps } from './Switch/Switch.types.ts';
export { joinClasses } from './styles/joinClasses.ts';
export { Table } from './Table/Table.tsx';
export type { TableColumn, TableProps } from './Table/Table.types.ts';
export { csvFormat, xlsxFormat } from './TableExport/formats.ts';
export { TableExport } from './TableExport/TableExport.tsx';
export type { ExportFormat, TableExportProps, TableExportWords } from './TableExport/TableExport.types.ts';
export type { TableStatus } from './TableNotice/TableNotice.types.ts';
export { Tabs } from './Tabs/Tabs.tsx';
export type { TabsProps } from './Tabs/Tabs.types.ts';
export { CountdownTag, StatusTag, Tag } from './Tag/Tag.tsx';
export type { CountdownTagProps, CountdownWords, Status, StatusTagProps, TagProps, Tone } from './Tag/Tag.types.ts';
export { TagInput } from './TagInput/TagInput.tsx';
export type { TagInputProps, TagWords } from './TagInput/TagInput.types.ts';
export { Text } from './Text/Text.tsx';
export type { TextProps } from './Text/Text.types.ts';
export { TextArea } from './TextArea/TextArea.tsx';
export type { TextAreaProps } from './TextArea/TextArea.types.ts';
export { TextInput } from './TextInput/TextInput.tsx';
export type { TextInputProps } from './TextInput/TextInput.types.ts';
export { ToastRegion } from './Toast/Toast.tsx';
export type { Toast, Toaster, ToastRegionProps } from './Toast/Toast.types.ts';
export { ToastList } from './Toast/ToastList.tsx';
export { createToaster } from './Toast/toaster.ts';
export { Toolbar, ToolbarGroup } from './Toolbar/Toolbar.tsx';
export type { ToolbarGroupProps, ToolbarProps } from './Toolbar/Toolbar.types.ts';
export { Tooltip } from './Tooltip/Tooltip.tsx';
export type { TooltipProps } from './Tooltip/Tooltip.types.ts';
export { Tree } from './Tree/Tree.tsx';
export type { TreeNode, TreeProps, TreeWords } from './Tree/Tree.types.ts';
export { color, vars } from './theme/contract.css.ts';
export { layers } from './theme/layers.css.ts';
export type { Space, TypeSize } from './tokens/scales.ts';
export { breakpoint, layout, space } from './tokens/scales.ts';
export type { ThemeChoice } from './tokens/tokens.types.ts';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';
