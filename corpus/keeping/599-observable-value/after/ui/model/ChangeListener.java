package ui.model;

public interface ChangeListener<T> {
    void changed(T before, T after);
}
