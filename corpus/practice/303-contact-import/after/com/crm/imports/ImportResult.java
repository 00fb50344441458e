package com.crm.imports;

import java.util.List;
import java.util.Map;

public record ImportResult(List<Map<String, String>> rows, List<String> errors) {
}
