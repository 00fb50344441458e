package txt.usage;

public final class Usage {
    private final String program;

    public Usage(String program) {
        this.program = program;
    }

    public void print() {
        System.out.print("usage: " + program + """
             [options]
              -h   help
              -v   version
            """);
    }

    public String version(int major, int minor) {
        return program + ' ' + major + '.' + minor;
    }
}
