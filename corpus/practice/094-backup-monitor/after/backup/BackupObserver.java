package backup;

public interface BackupObserver {
    void started(String job);

    void finished(String job, long bytes);
}
