package cli.flags;

public class Flags {
    private boolean verbose;
    private boolean dry;
    private int level;

    public boolean accept(String flag) {
        if (flag.equals("-v") || flag.equals("--verbose")) {
            verbose = true;
        } else if (flag.equals("-n")) {
            dry = true;
        } else if (flag.equals("-q")) {
            verbose = false;
            return true;
        } else {
            return false;
        }
        level++;
        return true;
    }

    public String state() {
        return (verbose ? "v" : "-") + (dry ? "n" : "-") + level;
    }
}
