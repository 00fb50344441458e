package flow.search;

public final class Search {
    private int probes;

    public int find(int[] sorted, int key) {
        int low = 0;
        int high = sorted.length - 1;
        int found = -1;
        while (true) {
            if (low > high) {
                break;
            }
            int mid = (low + high) >>> 1;
            probes++;
            if (sorted[mid] == key) {
                found = mid;
                break;
            } else if (sorted[mid] < key) {
                low = mid + 1;
            } else {
                high = mid - 1;
            }
        }
        return found;
    }

    public int linear(int[] data, int key) {
        int i = 0;
        while (i < data.length) {
            if (data[i] == key) {
                return i;
            }
            i++;
        }
        return -1;
    }

    public int probes() {
        return probes;
    }
}
