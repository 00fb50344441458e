package data.imp;

import java.util.ArrayList;
import java.util.List;

public class BatchImport {
    private TargetFactory f;
    private int size;
    private int ok = 0;
    private int skip = 0;
    private int batch = 0;

    public BatchImport(TargetFactory factory, int batchSize) {
        if (factory == null) {
            throw new NullPointerException();
        }
        if (batchSize < 1) {
            throw new IllegalArgumentException("batchSize");
        }
        this.f = factory;
        this.size = batchSize;
    }

    public int run(List<String> rows) throws Exception {
        List<String> all = new ArrayList<String>(rows);
        int from = 0;
        int n = 0;
        while (from < all.size()) {
            int to = from + size;
            if (to > all.size() || to < 0) {
                to = all.size();
            }
            n = n + runBatch(all.subList(from, to));
            from = to;
        }
        return n;
    }

    private int runBatch(List<String> rows) throws Exception {
        int n = 0;
        batch++;
        Target t = f.open(batch);
        Throwable primary = null;
        try {
            for (int i = 0; i < rows.size(); i++) {
                String r = rows.get(i);
                if (r != null && r.trim().length() > 0) {
                    if (r.charAt(0) != '#') {
                        t.write(r.trim());
                        n++;
                    } else {
                        skip++;
                    }
                } else {
                    skip++;
                }
            }
            t.commit();
            ok = ok + n;
        } catch (Throwable e) {
            primary = e;
            throw e;
        } finally {
            if (t != null) {
                if (primary != null) {
                    try {
                        t.close();
                    } catch (Throwable e) {
                        primary.addSuppressed(e);
                    }
                } else {
                    t.close();
                }
            }
        }
        return n;
    }

    public String summary() {
        return "batches " + batch + ", written " + ok + ", skipped " + skip;
    }
}
