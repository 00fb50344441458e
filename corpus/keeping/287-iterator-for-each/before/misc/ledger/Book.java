package misc.ledger;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Book {
    private final Map<String, List<Long>> entries = new TreeMap<>();

    public void post(String account, long amount) {
        List<Long> list = entries.get(account);
        if (list == null) {
            list = new ArrayList<>();
            entries.put(account, list);
        }
        list.add(amount);
    }

    public long balance(String account) {
        List<Long> list = entries.get(account);
        if (list == null) {
            return 0;
        }
        long sum = 0;
        Iterator<Long> it = list.iterator();
        while (it.hasNext()) {
            sum += it.next();
        }
        return sum;
    }

    public String report() {
        StringBuilder sb = new StringBuilder();
        for (Iterator<String> it = entries.keySet().iterator(); it.hasNext();) {
            String a = it.next();
            sb.append(a).append('=').append(balance(a)).append(';');
        }
        return sb.toString();
    }
}
