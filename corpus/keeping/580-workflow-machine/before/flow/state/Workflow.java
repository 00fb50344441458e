package flow.state;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public final class Workflow {
    public static final class Builder {
        private Map<String, Map<String, String>> t = new HashMap<String, Map<String, String>>();
        private Map<String, Runnable> a = new HashMap<String, Runnable>();
        private String start;

        public Builder start(String state) {
            start = state;
            return this;
        }

        public Builder on(String from, String event, String to) {
            if (from == null || event == null || to == null) {
                throw new IllegalArgumentException("null");
            }
            Map<String, String> m = t.get(from);
            if (m == null) {
                m = new HashMap<String, String>();
                t.put(from, m);
            }
            if (m.containsKey(event)) {
                throw new IllegalStateException("twice: " + event);
            }
            m.put(event, to);
            return this;
        }

        public Builder entering(String state, Runnable action) {
            a.put(state, action);
            return this;
        }

        public Workflow build() {
            if (start == null) {
                throw new IllegalStateException("no start");
            }
            Map<String, Map<String, String>> copy = new HashMap<String, Map<String, String>>();
            for (Map.Entry<String, Map<String, String>> e : t.entrySet()) {
                copy.put(e.getKey(), new HashMap<String, String>(e.getValue()));
            }
            return new Workflow(start, copy, new HashMap<String, Runnable>(a));
        }
    }

    private final Map<String, Map<String, String>> t;
    private final Map<String, Runnable> a;
    private final List<String> trail = new ArrayList<String>();
    private String cur;

    private Workflow(String start, Map<String, Map<String, String>> t, Map<String, Runnable> a) {
        this.cur = start;
        this.t = t;
        this.a = a;
        trail.add(start);
    }

    public boolean fire(String event) {
        if (t.containsKey(cur)) {
            Map<String, String> m = t.get(cur);
            if (m.containsKey(event)) {
                String next = m.get(event);
                cur = next;
                trail.add(next);
                if (a.containsKey(next)) {
                    Runnable r = a.get(next);
                    if (r != null) {
                        r.run();
                    }
                }
                return true;
            }
        }
        return false;
    }

    public int fireAll(String... events) {
        int n = 0;
        for (int i = 0; i < events.length; i++) {
            if (fire(events[i])) {
                n++;
            }
        }
        return n;
    }

    public String state() {
        return cur;
    }

    public List<String> trail() {
        return new ArrayList<String>(trail);
    }
}
