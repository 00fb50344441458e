package flow.state;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public final class Workflow {
    /** What leads out of a state. */
    private record Trigger(String state, String event) {
    }

    public static final class Builder {
        private final Map<Trigger, String> transitions = new HashMap<>();
        private final Map<String, Runnable> actions = new HashMap<>();
        private String start;

        public Builder start(String state) {
            start = state;
            return this;
        }

        public Builder on(String from, String event, String to) {
            if (from == null || event == null || to == null) {
                throw new IllegalArgumentException("from, event and to are needed");
            }
            if (transitions.putIfAbsent(new Trigger(from, event), to) != null) {
                throw new IllegalStateException(event + " defined twice for " + from);
            }
            return this;
        }

        public Builder entering(String state, Runnable action) {
            actions.put(state, action);
            return this;
        }

        public Workflow build() {
            if (start == null) {
                throw new IllegalStateException("start state is missing");
            }
            return new Workflow(start, new HashMap<>(transitions), new HashMap<>(actions));
        }
    }

    private final Map<Trigger, String> transitions;
    private final Map<String, Runnable> actions;
    private final List<String> trail = new ArrayList<>();
    private String current;

    private Workflow(String start, Map<Trigger, String> transitions, Map<String, Runnable> actions) {
        this.transitions = transitions;
        this.actions = actions;
        enter(start);
    }

    private void enter(String state) {
        current = state;
        trail.add(state);
    }

    public boolean fire(String event) {
        var next = transitions.get(new Trigger(current, event));
        if (next == null) {
            return false;
        }
        enter(next);
        var action = actions.get(next);
        if (action != null) {
            action.run();
        }
        return true;
    }

    public int fireAll(String... events) {
        int accepted = 0;
        for (String event : events) {
            if (fire(event)) {
                accepted++;
            }
        }
        return accepted;
    }

    public String state() {
        return current;
    }

    public List<String> trail() {
        return new ArrayList<>(trail);
    }
}
