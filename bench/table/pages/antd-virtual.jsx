import { Table as AntTable } from 'antd';
import { offer } from './acts.js';
import { columns, compareBy } from './rows.js';

const drawn = columns.map(({ id, name, width, isNumeric }) => ({
  dataIndex: id,
  title: name,
  width,
  align: isNumeric ? 'end' : 'start',
  sorter: compareBy(id),
}));

function Table({ rows }) {
  return (
    <AntTable
      columns={drawn}
      dataSource={rows}
      rowKey="id"
      pagination={false}
      size="small"
      virtual
      scroll={{ y: 560, x: 1648 }}
    />
  );
}

offer(Table, {
  scroller: () => document.querySelector('.ant-table-tbody-virtual-holder'),
  head: () => document.querySelectorAll('.ant-table-column-sorters')[3],
});
