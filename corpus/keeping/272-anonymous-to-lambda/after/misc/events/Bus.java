package misc.events;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

public class Bus {
    private final List<Consumer<String>> handlers = new ArrayList<>();
    private final List<String> log = new ArrayList<>();

    public Bus() {
        handlers.add(log::add);
    }

    public void onlyWhen(Predicate<String> test, Consumer<String> handler) {
        handlers.add(event -> {
            if (test.test(event)) {
                handler.accept(event);
            }
        });
    }

    public int send(String event) {
        int n = 0;
        for (Consumer<String> h : new ArrayList<>(handlers)) {
            h.accept(event);
            n++;
        }
        return n;
    }

    public String log() {
        return log.toString();
    }
}
