package gate.control;

public enum GateEvent {
    COIN, PUSH, SERVICE_KEY, RESET
}
