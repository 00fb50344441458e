package firm.org;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public final class OrgChart {
    private static final class Node {
        final String name;
        Node boss;
        final List<Node> reports = new ArrayList<>();

        Node(String name) {
            this.name = name;
        }
    }

    private final Map<String, Node> nodes = new HashMap<>();
    private final Node root;

    public OrgChart(String head) {
        root = new Node(Objects.requireNonNull(head));
        nodes.put(head, root);
    }

    public void hire(String name, String boss) {
        Objects.requireNonNull(name);
        Node manager = node(boss);
        if (nodes.containsKey(name)) {
            throw new IllegalArgumentException(name + " works here");
        }
        Node node = new Node(name);
        node.boss = manager;
        manager.reports.add(node);
        nodes.put(name, node);
    }

    /** Moves somebody with all reports to the end of the reports of another boss. */
    public void move(String name, String newBoss) {
        Node node = node(name);
        Node manager = node(newBoss);
        for (Node n = manager; n != null; n = n.boss) {
            if (n == node) {
                throw new IllegalStateException("would be their own boss");
            }
        }
        node.boss.reports.remove(node);
        node.boss = manager;
        manager.reports.add(node);
    }

    /** Only people without reports can leave. */
    public boolean leave(String name) {
        Node node = node(name);
        if (node == root || !node.reports.isEmpty()) {
            return false;
        }
        node.boss.reports.remove(node);
        nodes.remove(name);
        return true;
    }

    public List<String> reports(String name) {
        List<String> names = new ArrayList<>();
        for (Node n : node(name).reports) {
            names.add(n.name);
        }
        return names;
    }

    public int level(String name) {
        int level = 0;
        for (Node n = node(name).boss; n != null; n = n.boss) {
            level++;
        }
        return level;
    }

    /** Bosses before reports; changes during the walk show in the next walk. */
    public int walk(ChartVisitor visitor) {
        List<Node> order = new ArrayList<>();
        List<Integer> levels = new ArrayList<>();
        Deque<Node> open = new ArrayDeque<>();
        open.push(root);
        while (!open.isEmpty()) {
            Node n = open.pop();
            order.add(n);
            levels.add(level(n.name));
            for (int i = n.reports.size() - 1; i >= 0; i--) {
                open.push(n.reports.get(i));
            }
        }
        int visited = 0;
        int skipBelow = Integer.MAX_VALUE;
        for (int i = 0; i < order.size(); i++) {
            if (levels.get(i) > skipBelow) {
                continue;
            }
            skipBelow = Integer.MAX_VALUE;
            visited++;
            ChartVisitor.Go go = visitor.visit(order.get(i).name, levels.get(i));
            if (go == ChartVisitor.Go.STOP) {
                break;
            }
            if (go == ChartVisitor.Go.SKIP_REPORTS) {
                skipBelow = levels.get(i);
            }
        }
        return visited;
    }

    private Node node(String name) {
        Node n = nodes.get(name);
        if (n == null) {
            throw new IllegalArgumentException("nobody called " + name);
        }
        return n;
    }
}
