import { useEffect, useRef, useState } from 'react';
import type { TreeNode, TreeProps } from './Tree.types.ts';

/** Which nodes are open, and the children that came later. A node that is closed before they came asks no more. */
export function useTreeChildren(loadChildren: TreeProps['loadChildren'], defaultExpanded: readonly string[]) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(defaultExpanded));
  const [offered, setOffered] = useState(defaultExpanded);
  const [loaded, setLoaded] = useState<ReadonlyMap<string, readonly TreeNode[]>>(new Map());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const running = useRef(new Map<string, AbortController>());

  if (offered !== defaultExpanded) {
    const former = new Set(offered);
    setOffered(defaultExpanded);
    setExpanded((ids) => new Set([...ids, ...defaultExpanded.filter((id) => !former.has(id))]));
  }

  useEffect(() => {
    const open = running.current;
    return () => {
      for (const controller of open.values()) controller.abort();
    };
  }, []);

  const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((each) => each !== id));

  async function load(node: TreeNode) {
    if (!loadChildren || running.current.has(node.id)) return;
    const controller = new AbortController();
    running.current.set(node.id, controller);
    setFailed((ids) => without(ids, node.id));
    setWaiting((ids) => new Set(ids).add(node.id));
    try {
      const children = await loadChildren(node, { signal: controller.signal });
      if (controller.signal.aborted) return;
      setLoaded((map) => new Map(map).set(node.id, children));
    } catch {
      if (!controller.signal.aborted) setFailed((ids) => new Set(ids).add(node.id));
    } finally {
      if (running.current.get(node.id) === controller) running.current.delete(node.id);
      setWaiting((ids) => without(ids, node.id));
    }
  }

  function expand(nodes: readonly TreeNode[]) {
    setExpanded((ids) => new Set([...ids, ...nodes.map(({ id }) => id)]));
    for (const node of nodes) if (node.children === 'later' && !loaded.has(node.id)) void load(node);
  }

  function collapse(node: TreeNode) {
    setExpanded((ids) => without(ids, node.id));
    running.current.get(node.id)?.abort();
    running.current.delete(node.id);
  }

  return { expanded, loaded, failed, waiting, expand, collapse };
}
