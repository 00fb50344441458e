package web.events;

public sealed interface Event permits Event.Opened, Event.Data, Event.Closed {
    record Opened(String peer) implements Event { }

    record Data(String peer, int bytes) implements Event { }

    record Closed(String peer, boolean clean) implements Event { }
}
