package web.events;

import java.util.Objects;

public class Journal {
    private int open;
    private long bytes;

    public String handle(Event event) {
        Objects.requireNonNull(event);
        return switch (event) {
            case Event.Opened opened -> {
                open++;
                yield "+" + opened.peer();
            }
            case Event.Data data -> {
                bytes += data.bytes();
                yield data.peer() + ":" + data.bytes();
            }
            case Event.Closed closed -> {
                open--;
                yield (closed.clean() ? "-" : "!") + closed.peer();
            }
        };
    }

    public int open() {
        return open;
    }

    public long bytes() {
        return bytes;
    }
}
