package com.freightline.tracking;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class ScanReport {
    private final List<Scan> scans;

    public ScanReport(List<Scan> scans) {
        this.scans = new ArrayList<>(scans);
    }

    /** Where each parcel is now; scans come in the order of the conveyor log. */
    public Map<String, String> depotByParcel() {
        Map<String, String> result = new TreeMap<>();
        for (Scan scan : scans) {
            result.put(scan.parcel(), scan.depot());
        }
        return result;
    }

    public List<String> damagedParcels() {
        List<String> result = new ArrayList<>();
        for (Scan scan : scans) {
            if (scan.damaged() && !result.contains(scan.parcel())) {
                result.add(scan.parcel());
            }
        }
        return result;
    }

    public int lastMinute() {
        int last = -1;
        for (Scan scan : scans) {
            last = Math.max(last, scan.minuteOfDay());
        }
        return last;
    }
}
