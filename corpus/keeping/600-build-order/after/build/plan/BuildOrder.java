package build.plan;

import java.util.*;

public final class BuildOrder {
    private static final int MAX_DEPTH = 100;

    private enum Mark { OPEN, DONE }

    private final Map<String, List<String>> needsByModule = new HashMap<>();
    private final DependencySource source;
    private int asked;

    public BuildOrder(DependencySource source) {
        this.source = source;
    }

    public BuildOrder module(String name, String... needs) {
        if (name == null) {
            throw new IllegalArgumentException("name is missing");
        }
        for (String need : needs) {
            if (need == null) {
                throw new IllegalArgumentException("a need of " + name + " is missing");
            }
        }
        needsByModule.computeIfAbsent(name, n -> new ArrayList<>()).addAll(List.of(needs));
        return this;
    }

    public List<String> order(String goal) throws CycleException {
        if (goal == null) {
            throw new IllegalArgumentException("goal is missing");
        }
        Run run = new Run();
        run.visit(goal);
        return run.order;
    }

    /** One depth-first walk. */
    private final class Run {
        private final Map<String, Mark> marks = new HashMap<>();
        private final List<String> path = new ArrayList<>();
        private final List<String> order = new ArrayList<>();

        void visit(String module) throws CycleException {
            Mark mark = marks.get(module);
            if (mark == Mark.DONE) {
                return;
            }
            if (mark == Mark.OPEN) {
                throw cycle(module);
            }
            if (path.size() >= MAX_DEPTH) {
                throw new IllegalStateException("deeper than " + MAX_DEPTH);
            }
            marks.put(module, Mark.OPEN);
            path.add(module);
            for (String need : new ArrayList<>(needsOf(module))) {
                visit(need);
            }
            path.remove(path.size() - 1);
            marks.put(module, Mark.DONE);
            order.add(module);
        }

        private CycleException cycle(String module) {
            List<String> members = new ArrayList<>(path.subList(path.indexOf(module), path.size()));
            members.add(module);
            return new CycleException(members);
        }
    }

    private List<String> needsOf(String module) {
        List<String> needs = needsByModule.get(module);
        if (needs == null) {
            needs = new ArrayList<>(ask(module));
            needsByModule.put(module, needs);
        }
        return needs;
    }

    private Set<String> ask(String module) {
        Set<String> needs = new LinkedHashSet<>();
        if (source == null) {
            return needs;
        }
        asked++;
        List<String> answer = source.needs(module);
        if (answer != null) {
            for (String need : answer) {
                if (need != null) {
                    needs.add(need);
                }
            }
        }
        return needs;
    }

    public int asked() {
        return asked;
    }
}
