package ui.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public class Button {
    public interface ClickListener {
        void clicked(String label, int number);
    }

    private final List<ClickListener> listeners = new ArrayList<>();
    private final String label;
    private int clicks;

    public Button(String label) {
        this.label = label;
    }

    public void addListener(ClickListener listener) {
        listeners.add(Objects.requireNonNull(listener));
    }

    public boolean removeListener(ClickListener listener) {
        return listeners.remove(listener);
    }

    public int click() {
        clicks++;
        List<ClickListener> snapshot = new ArrayList<>(listeners);
        for (ClickListener listener : snapshot) {
            listener.clicked(label, clicks);
        }
        return snapshot.size();
    }

    public int clicks() {
        return clicks;
    }
}
