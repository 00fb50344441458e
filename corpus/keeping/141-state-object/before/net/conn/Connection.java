package net.conn;

public class Connection {
    private boolean open;
    private boolean broken;
    private int sent;

    public boolean connect() {
        if (open || broken) {
            return false;
        }
        open = true;
        sent = 0;
        return true;
    }

    public int send(String data) {
        if (!open) {
            throw new IllegalStateException("closed");
        }
        if (data.isEmpty()) {
            broken = true;
            open = false;
            return -1;
        }
        sent += data.length();
        return sent;
    }

    public void close() {
        open = false;
    }

    public String status() {
        return broken ? "broken" : open ? "open:" + sent : "closed";
    }
}
