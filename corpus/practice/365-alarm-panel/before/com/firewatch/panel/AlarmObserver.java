package com.firewatch.panel;

public interface AlarmObserver {
    void raised(String zone, int level);

    default void cleared(String zone) {
    }
}
