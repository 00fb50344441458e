package firm.org;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public final class OrgChart {
    private record Place(String name, int level) { }

    private final String head;
    /** In the order of getting that boss, which is the order among the reports. The head is not in it. */
    private final Map<String, String> bossOf = new LinkedHashMap<>();

    public OrgChart(String head) {
        this.head = Objects.requireNonNull(head);
    }

    public void hire(String name, String boss) {
        Objects.requireNonNull(name);
        check(boss);
        if (known(name)) {
            throw new IllegalArgumentException(name + " works here");
        }
        bossOf.put(name, boss);
    }

    /** Moves somebody with all reports to the end of the reports of another boss. */
    public void move(String name, String newBoss) {
        check(name);
        check(newBoss);
        for (String n = newBoss; n != null; n = bossOf.get(n)) {
            if (n.equals(name)) {
                throw new IllegalStateException("would be their own boss");
            }
        }
        bossOf.remove(name);
        bossOf.put(name, newBoss);
    }

    /** Only people without reports can leave. */
    public boolean leave(String name) {
        check(name);
        return !bossOf.containsValue(name) && bossOf.remove(name) != null;
    }

    public List<String> reports(String name) {
        check(name);
        return new ArrayList<>(teams().getOrDefault(name, List.of()));
    }

    public int level(String name) {
        check(name);
        int level = 0;
        for (String boss = bossOf.get(name); boss != null; boss = bossOf.get(boss)) {
            level++;
        }
        return level;
    }

    /** Bosses before reports; changes during the walk show in the next walk. */
    public int walk(ChartVisitor visitor) {
        int visited = 0;
        int skipBelow = Integer.MAX_VALUE;
        for (Place place : preOrder()) {
            if (place.level() > skipBelow) {
                continue;
            }
            visited++;
            ChartVisitor.Go go = visitor.visit(place.name(), place.level());
            if (go == ChartVisitor.Go.STOP) {
                break;
            }
            skipBelow = go == ChartVisitor.Go.SKIP_REPORTS ? place.level() : Integer.MAX_VALUE;
        }
        return visited;
    }

    private List<Place> preOrder() {
        Map<String, List<String>> teams = teams();
        List<Place> order = new ArrayList<>();
        Deque<Place> open = new ArrayDeque<>();
        open.push(new Place(head, 0));
        while (!open.isEmpty()) {
            Place place = open.pop();
            order.add(place);
            List<String> team = teams.getOrDefault(place.name(), List.of());
            for (int i = team.size() - 1; i >= 0; i--) {
                open.push(new Place(team.get(i), place.level() + 1));
            }
        }
        return order;
    }

    private Map<String, List<String>> teams() {
        Map<String, List<String>> teams = new HashMap<>();
        bossOf.forEach((name, boss) -> teams.computeIfAbsent(boss, b -> new ArrayList<>()).add(name));
        return teams;
    }

    private boolean known(String name) {
        return head.equals(name) || bossOf.containsKey(name);
    }

    private void check(String name) {
        if (!known(name)) {
            throw new IllegalArgumentException("nobody called " + name);
        }
    }
}
