package backup;

import java.util.ArrayList;
import java.util.List;

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
        for (BackupObserver observer : new ArrayList<>(observers)) {
            try {
                observer.started(job);
            } catch (RuntimeException e) {
                observerErrors++;
            }
        }
    }

    public void finish(String job, long bytes) {
        totalBytes += bytes;
        for (BackupObserver observer : new ArrayList<>(observers)) {
            try {
                observer.finished(job, bytes);
            } catch (RuntimeException e) {
                observerErrors++;
            }
        }
    }

    public int observerErrors() {
        return observerErrors;
    }

    public long totalBytes() {
        return totalBytes;
    }
}
