package web.events;

import java.util.Objects;

public class Journal {
    private int open;
    private long bytes;

    public String handle(Event event) {
        Objects.requireNonNull(event);
        if (event instanceof Event.Opened) {
            open++;
            return "+" + ((Event.Opened) event).peer();
        } else if (event instanceof Event.Data) {
            Event.Data data = (Event.Data) event;
            bytes += data.bytes();
            return data.peer() + ":" + data.bytes();
        } else {
            Event.Closed closed = (Event.Closed) event;
            open--;
            return (closed.clean() ? "-" : "!") + closed.peer();
        }
    }

    public int open() {
        return open;
    }

    public long bytes() {
        return bytes;
    }
}
