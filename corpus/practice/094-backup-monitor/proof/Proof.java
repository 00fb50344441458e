import backup.*;

public class Proof {
    public static void main(String[] args) {
        BackupMonitor m = new BackupMonitor();
        for (int i = 0; i < 3; i++) {
            int id = i;
            m.register(new BackupObserver() {
                public void started(String j) { System.out.println(id + " started " + j); if (id == 1) throw new IllegalStateException(); }
                public void finished(String j, long b) { System.out.println(id + " finished " + j + b); }
            });
        }
        m.start("db");
        m.finish("db", 10);
        System.out.println(m.observerErrors() + " " + m.totalBytes());
    }
}
