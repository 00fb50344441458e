package backup;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

public class BackupMonitor {

    private final List<BackupObserver> observers = new ArrayList<>();
    private int observerErrors;
    private long totalBytes;

    public void register(BackupObserver observer) {
        if (observer == null) {
            throw new IllegalArgumentException("observer");
        }
        observers.add(observer);
    }

    public void start(String job) {
        guarded(() -> forEachObserver(observer -> observer.started(job)));
    }

    public void finish(String job, long bytes) {
        totalBytes += bytes;
        guarded(() -> forEachObserver(observer -> observer.finished(job, bytes)));
    }

    public int observerErrors() {
        return observerErrors;
    }

    public long totalBytes() {
        return totalBytes;
    }

    private void forEachObserver(Consumer<BackupObserver> notification) {
        new ArrayList<>(observers).forEach(notification);
    }

    /** A broken observer must not break the backup. */
    private void guarded(Runnable notification) {
        try {
            notification.run();
        } catch (RuntimeException e) {
            observerErrors++;
        }
    }
}
