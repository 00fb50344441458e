package org.orbitalworks.airlock;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public class AirlockController {

    private static final Map<State, Map<Command, State>> TRANSITIONS = new EnumMap<>(State.class);
    private static final Map<Command, State> FROM_ANY = new EnumMap<>(Command.class);

    static {
        on(State.IDLE, Command.PRESSURISE, State.PRESSURISING);
        on(State.IDLE, Command.VENT, State.VENTING);
        on(State.PRESSURISING, Command.DONE, State.OPEN_INNER);
        on(State.VENTING, Command.DONE, State.OPEN_OUTER);
        on(State.OPEN_INNER, Command.CLOSE, State.IDLE);
        on(State.OPEN_OUTER, Command.CLOSE, State.IDLE);
        on(State.SEALED, Command.OVERRIDE, State.IDLE);
        FROM_ANY.put(Command.ALARM, State.SEALED);
        FROM_ANY.put(Command.RESET, State.IDLE);
    }

    private static void on(State from, Command command, State to) {
        TRANSITIONS.computeIfAbsent(from, s -> new EnumMap<>(Command.class)).put(command, to);
    }

    private State state = State.IDLE;
    private final List<String> journal = new ArrayList<>();

    public State handle(Command command) {
        Objects.requireNonNull(command, "command");
        State next = next(command);
        if (next != state) {
            journal.add(state + "->" + next);
            state = next;
        }
        return state;
    }

    private State next(Command command) {
        State specific = TRANSITIONS.get(state).get(command);
        return specific != null ? specific : FROM_ANY.getOrDefault(command, state);
    }

    public State state() {
        return state;
    }

    public List<String> journal() {
        return List.copyOf(journal);
    }
}
