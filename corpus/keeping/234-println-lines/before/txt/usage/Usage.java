package txt.usage;

public final class Usage {
    private final String program;

    public Usage(String program) {
        this.program = program;
    }

    public void print() {
        System.out.print("usage: " + program + " [options]\n");
        System.out.print("  -h   help\n");
        System.out.print("  -v   version\n");
    }

    public String version(int major, int minor) {
        StringBuffer sb = new StringBuffer();
        sb.append(program);
        sb.append(' ');
        sb.append(major);
        sb.append('.');
        sb.append(minor);
        return sb.toString();
    }
}
