package firm.org;

public interface ChartVisitor {
    enum Go { ON, SKIP_REPORTS, STOP }

    Go visit(String name, int level);
}
