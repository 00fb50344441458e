package org.orbitalworks.airlock;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public class AirlockController {

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
        if (command == Command.ALARM) {
            return State.SEALED;
        }
        if (state == State.SEALED) {
            return command == Command.OVERRIDE ? State.IDLE : state;
        }
        if (command == Command.RESET) {
            return State.IDLE;
        }
        if (state == State.IDLE && command == Command.PRESSURISE) {
            return State.PRESSURISING;
        }
        if (state == State.IDLE && command == Command.VENT) {
            return State.VENTING;
        }
        if (state == State.PRESSURISING && command == Command.DONE) {
            return State.OPEN_INNER;
        }
        if (state == State.VENTING && command == Command.DONE) {
            return State.OPEN_OUTER;
        }
        if ((state == State.OPEN_INNER || state == State.OPEN_OUTER) && command == Command.CLOSE) {
            return State.IDLE;
        }
        return state;
    }

    public State state() {
        return state;
    }

    public List<String> journal() {
        return List.copyOf(journal);
    }
}
