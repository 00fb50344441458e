package com.dockyard.manifest;

import java.util.List;

public record ValidationReport(boolean valid, List<String> problems) {
}
