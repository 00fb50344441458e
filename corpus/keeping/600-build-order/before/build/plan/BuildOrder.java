package build.plan;

import java.util.*;

public final class BuildOrder {
    private Map<String, List<String>> known = new LinkedHashMap<String, List<String>>();
    private DependencySource src;
    private int asked = 0;

    public BuildOrder(DependencySource source) {
        this.src = source;
    }

    public BuildOrder module(String name, String... needs) {
        if (name == null) {
            throw new IllegalArgumentException("name");
        }
        for (int i = 0; i < needs.length; i++) {
            if (needs[i] == null) {
                throw new IllegalArgumentException("need");
            }
        }
        List<String> l = known.get(name);
        if (l == null) {
            l = new ArrayList<String>();
            known.put(name, l);
        }
        l.addAll(Arrays.asList(needs));
        return this;
    }

    public List<String> order(String goal) throws CycleException {
        if (goal == null) {
            throw new IllegalArgumentException("goal");
        }
        List<String> out = new ArrayList<String>();
        visit(goal, new HashMap<String, Integer>(), new ArrayList<String>(), out);
        return out;
    }

    private void visit(String m, Map<String, Integer> marks, List<String> path, List<String> out)
            throws CycleException {
        Integer mark = marks.get(m);
        if (mark != null && mark == 2) {
            return;
        }
        if (mark != null && mark == 1) {
            List<String> cyc = new ArrayList<String>();
            boolean in = false;
            for (int i = 0; i < path.size(); i++) {
                if (path.get(i).equals(m)) {
                    in = true;
                }
                if (in) {
                    cyc.add(path.get(i));
                }
            }
            cyc.add(m);
            throw new CycleException(cyc);
        }
        if (path.size() >= 100) {
            throw new IllegalStateException("too deep");
        }
        marks.put(m, 1);
        path.add(m);
        List<String> needs = known.get(m);
        if (needs == null) {
            needs = new ArrayList<String>();
            if (src != null) {
                asked++;
                List<String> more = src.needs(m);
                if (more != null) {
                    for (String x : more) {
                        if (x != null && !needs.contains(x)) {
                            needs.add(x);
                        }
                    }
                }
            }
            known.put(m, needs);
        }
        for (String x : new ArrayList<String>(needs)) {
            visit(x, marks, path, out);
        }
        path.remove(path.size() - 1);
        marks.put(m, 2);
        out.add(m);
    }

    public int asked() {
        return asked;
    }
}
