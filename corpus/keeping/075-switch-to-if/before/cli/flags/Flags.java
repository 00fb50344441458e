package cli.flags;

public class Flags {
    private boolean verbose;
    private boolean dry;
    private int level;

    public boolean accept(String flag) {
        switch (flag) {
            case "-v", "--verbose" -> verbose = true;
            case "-n" -> dry = true;
            case "-q" -> {
                verbose = false;
                level--;
            }
            default -> {
                return false;
            }
        }
        level++;
        return true;
    }

    public String state() {
        return (verbose ? "v" : "-") + (dry ? "n" : "-") + level;
    }
}
