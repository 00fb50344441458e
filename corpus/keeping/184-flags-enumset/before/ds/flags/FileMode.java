package ds.flags;

public class FileMode {
    private boolean read;
    private boolean write;
    private boolean execute;

    public FileMode allow(char flag) {
        set(flag, true);
        return this;
    }

    public FileMode deny(char flag) {
        set(flag, false);
        return this;
    }

    private void set(char flag, boolean on) {
        if (flag == 'r') {
            read = on;
        } else if (flag == 'w') {
            write = on;
        } else if (flag == 'x') {
            execute = on;
        } else {
            throw new IllegalArgumentException("flag");
        }
    }

    public boolean readOnly() {
        return read && !write;
    }

    @Override
    public String toString() {
        return (read ? "r" : "-") + (write ? "w" : "-") + (execute ? "x" : "-");
    }
}
